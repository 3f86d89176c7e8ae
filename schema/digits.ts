/** A text with its Bangla digits as Latin ones: ০১৭ is 017. What is typed may have either. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
