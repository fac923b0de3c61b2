/** Keys that are pressed while something is typed belong to what is typed. */

/** Whether a key goes into a field, or is part of a combination. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const isField =
    target instanceof HTMLElement && target.matches("input, select, textarea");
  return isField || event.ctrlKey || event.altKey || event.metaKey;
}
