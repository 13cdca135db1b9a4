// Reads the engine's archives: zip files in which nothing is compressed.

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;

/** The files of an archive by their paths; each is a part of the archive itself, not a copy. */
export function* unpacked(archive: Uint8Array): Generator<[path: string, content: Uint8Array]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("this is no archive of the engine");
  const names = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 24, true)];
    if (view.getUint32(at, true) !== ENTRY || method !== 0) throw new Error("this is no archive of the engine");
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [names.decode(archive.subarray(at + 46, at + 46 + name)), archive.subarray(start, start + size)];
    at += 46 + name + extra + comment;
  }
}
