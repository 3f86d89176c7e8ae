/** Replaces Bangla digits by Latin ones: ০১৭ becomes 017. People type either. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
