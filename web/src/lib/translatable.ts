import type { Wording } from '#schema/sentence.ts';

/* GraphQL */ `
  fragment Sentence_error on Error {
    message
    wording {
      code
      params {
        name
        value
      }
    }
  }
`;

/* GraphQL */ `
  fragment Sentence_fieldError on FieldError {
    message
    wording {
      code
      params {
        name
        value
      }
    }
  }

  fragment Refusal_fields on InvalidInput {
    fields {
      field
      ...Sentence_fieldError
    }
  }
`;

/**
 * A sentence for people: an English one of the page's own rules, or one of the server with its code and parameters.
 * `translate` of `useMessages` translates it into the language of the page.
 */
export type Translatable = string | ServerSentence;

/** A sentence of the server. */
export interface ServerSentence {
  /** In English. */
  message: string;
  /** Its code and parameters; missing for a sentence that is meant for programs only. */
  wording?: Wording | null | undefined;
}

/**
 * Returns the sentence with another value of a parameter, such as the name of a product in the language of the page.
 */
export const withParam = (sentence: Translatable, name: string, value: string): Translatable => {
  if (typeof sentence === 'string' || !sentence.wording) return sentence;
  const params = sentence.wording.params.map((param) => (param.name === name ? { name, value } : param));
  return { ...sentence, wording: { ...sentence.wording, params } };
};

/** Whether something to show is a sentence, and not an element. */
export const isTranslatable = (shown: unknown): shown is Translatable =>
  typeof shown === 'string' || (typeof shown === 'object' && shown !== null && 'message' in shown);
