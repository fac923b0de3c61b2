/** Tournaments that are held again and again. */

import type {
  CreatedSchedule,
  CreateScheduleRequest,
  Operations,
  ScheduleDetails,
} from "./generated/index.js";
import type { Cancellable } from "./waiting.js";

/** Tournaments that are held whenever a clock says so. */
export class Schedules {
  readonly #api: Operations;

  /** For the operations of a service. */
  constructor(api: Operations) {
    this.#api = api;
  }

  /** Hold a tournament whenever `cron` says, in a time zone. */
  async create(
    body: CreateScheduleRequest,
    { signal }: Cancellable = {},
  ): Promise<CreatedSchedule> {
    return (await this.#api.createSchedule({ body, signal: signal ?? null })).data;
  }

  /** One of them; accounts see those that they take part in. */
  async get(id: string, { signal }: Cancellable = {}): Promise<ScheduleDetails> {
    const path = { schedule: id };
    return (await this.#api.getSchedule({ path, signal: signal ?? null })).data;
  }

  /** Every schedule, the oldest first. */
  async all({ signal }: Cancellable = {}): Promise<ScheduleDetails[]> {
    return (await this.#api.listSchedules({ signal: signal ?? null })).data.items;
  }

  /** End one; what it has begun goes on. */
  async delete(id: string, { signal }: Cancellable = {}): Promise<void> {
    await this.#api.deleteSchedule({ path: { schedule: id }, signal: signal ?? null });
  }
}
