import type { EditorValues } from './values.ts';

/** Placeholder. */
export const openPreview = (values: EditorValues): void => void values;
