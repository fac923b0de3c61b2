/** Answers that are lines of JSON, as they are or compressed. */

/** Every line of a text, read as JSON, as it comes in. */
export async function* jsonLines<Line>(
  texts: AsyncIterable<string>,
): AsyncGenerator<Line, void, undefined> {
  let rest = "";
  for await (const text of texts) {
    const read = (rest + text).split("\n");
    rest = read.pop() ?? "";
    for (const line of read) yield JSON.parse(line) as Line;
  }
  if (rest !== "") yield JSON.parse(rest) as Line;
}

/** In bytes: the header of a member of a gzip file that has no name and no time. */
const HEADER = 10;

/**
 * A gzip file, unpacked.
 *
 * The service puts one together from several members (RFC 1952), which all begin alike;
 * a DecompressionStream takes one. Were one cut in the wrong place, its checksum would
 * not be right, and that is thrown.
 */
export async function* unpacked(file: Blob): AsyncGenerator<string, void, undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const starts = [...beginnings(bytes), bytes.length];
  for (const [number, end] of starts.slice(1).entries()) {
    const member = file.slice(starts[number], end).stream();
    yield* member
      .pipeThrough(new DecompressionStream("gzip"))
      .pipeThrough(new TextDecoderStream());
  }
}

/** The places where the first bytes of a file stand. */
function* beginnings(bytes: Uint8Array): Generator<number, void, undefined> {
  const header = bytes.subarray(0, HEADER);
  for (let at = 0; at >= 0; at = bytes.indexOf(header[0] ?? 0, at + 1)) {
    if (header.every((byte, place) => bytes[at + place] === byte)) yield at;
  }
}
