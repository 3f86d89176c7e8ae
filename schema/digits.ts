/** Replaces Bangla digits by Latin ones: ০১৭ becomes 017. People type either. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));

/** Replaces Latin digits by Bangla ones: 017 becomes ০১৭. */
export const banglaDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
