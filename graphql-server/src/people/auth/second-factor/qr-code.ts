/** A drawing of the library: rows of modules, 1 for a dark one. */
interface Modules {
  pixs: number[];
  pixx: number;
}

/** A QR code: how many modules it is wide and high, and the dark ones as the path of an SVG. */
export interface QrCode {
  size: number;
  path: string;
}

/** Returns a text as a QR code. The margin of four modules is the caller's. */
export const qrCodeOf = async (text: string): Promise<QrCode> => {
  const { default: bwip } = await import('bwip-js');
  const [drawn] = bwip.raw('qrcode', text, {}) as unknown as Modules[];
  if (!drawn) throw new Error('The QR code has no modules.');
  const { pixs, pixx: size } = drawn;
  const path = pixs.map((dark, at) => (dark === 1 ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('');
  return { size, path };
};
