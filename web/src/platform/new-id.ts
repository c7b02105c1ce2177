// The id of a new line or row is made here, so that a saved one keeps its key, its place and the focus in it.

const HEX_PAIRS = /(.{8})(.{4})(.{4})(.{4})(.{12})/;

/** A UUID version 7: the instant in milliseconds, then randomness. */
export function newId(epochMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(epochMs / 2 ** 32));
  view.setUint32(2, epochMs % 2 ** 32);
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f));
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(HEX_PAIRS, '$1-$2-$3-$4-$5');
}
