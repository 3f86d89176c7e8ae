import { perLanguage } from '#web/lib/perLanguage.ts';
import type { HelpTexts } from './texts.ts';

/** The texts of Help Center, Privacy policy, Terms and Cookies per language. */
export const helpIn = perLanguage<HelpTexts>({
  en: async () => (await import('./texts.ts')).helpTexts,
  bn: async () => (await import('./texts.bn.ts')).helpTexts,
});

/** Returns a text with what delivery costs. */
export const withFee = (text: string, fee: string): string => text.replace('{fee}', () => fee);
