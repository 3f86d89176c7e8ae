/** What a sample post says in one language. */
export interface SampleTexts {
  title: string;
  description: string;
  tags: string[];
  /** Its paragraphs. */
  body: string[];
}
