import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSaveProductMutation, type Editor_ProductFragment } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { controlId, problemAt, problemsIn, type Problem } from './problems.ts';
import { keepMine, takeTheirs } from './merge.ts';
import { inputOf } from './input.ts';
import { valuesOf } from './stored.ts';
import { EMPTY, textAt, withText, type EditorValues, type Publishing, type TextPath } from './values.ts';

/* GraphQL */ `
  mutation SaveProduct($input: SaveProductInput!) {
    saveProduct(input: $input) {
      ... on SaveProductSuccess {
        product {
          ...Editor_product
        }
      }
      ... on ChangedMeanwhile {
        changedBy
        changedAt
      }
      ...Refusal_fields
    }
  }
`;

/** What is stored of the product, as this form has read it. */
interface Base {
  id: string;
  version: number;
  values: EditorValues;
}

const baseOf = (product: Editor_ProductFragment | null): Base | null =>
  product && { id: product.id, version: product.version, values: valuesOf(product) };

/** What is typed and not saved yet; this tab stores it. */
interface Typed {
  values: EditorValues | null;
  /** What was stored of the product when the first of it was typed. */
  base: Base | null;
  /** Whether it was typed before this page was opened. */
  isRestored: boolean;
}

const NOTHING: Typed = { values: null, base: null, isRestored: false };

const parseTyped = (stored: unknown): Typed => {
  const { values, base } = (stored ?? NOTHING) as Partial<Typed>;
  if (!values || !Array.isArray(values.pictures) || typeof values.english !== 'object') return NOTHING;
  return { values: { ...EMPTY, ...values }, base: base ?? null, isRestored: true };
};

/** A change of the form: its new parts, or what computes them from the values at that time. */
type Change = Partial<EditorValues> | ((values: EditorValues) => Partial<EditorValues>);

interface EditorOptions {
  product: Editor_ProductFragment | null;
  /** Reads what is stored now. */
  reload: () => Promise<Editor_ProductFragment | null>;
  onSaving: () => void;
  onSaved: (product: Editor_ProductFragment, publishing: Publishing) => void;
}

/**
 * The state of the form of a product. This tab stores what is typed until it is saved: neither a failure nor a reload
 * loses it.
 */
export const useEditor = ({ product, reload, onSaving, onSaved }: EditorOptions) => {
  const [stored, setStored] = useState(() => baseOf(product));
  const [typed, type, forget] = useDraft<Typed>(`product ${product?.id ?? 'new'}`, NOTHING, parseTyped);
  const base = typed.base ?? stored;
  const values = typed.values ?? base?.values ?? EMPTY;

  const set = useCallback(
    (change: Change) =>
      type((before) => {
        const now = before.values ?? stored?.values ?? EMPTY;
        const parts = typeof change === 'function' ? change(now) : change;
        return { ...before, values: { ...now, ...parts }, base: before.base ?? stored };
      }),
    [type, stored],
  );

  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ values: EditorValues; problems: readonly Problem[] } | null>(null);
  const [change, setChange] = useState<{ changedBy: string | null; changedAt: string; theirs: Base } | null>(null);
  const problems = useMemo<readonly Problem[]>(
    () => [
      ...(isChecked ? problemsIn(values) : []),
      ...(refused && JSON.stringify(refused.values) === JSON.stringify(values) ? refused.problems : []),
    ],
    [isChecked, values, refused],
  );
  /** Goes to the first invalid field, once its part of the page is unfolded. */
  const goToFirst = (wrong: readonly Problem[]) => {
    const [first] = wrong;
    if (first) setTimeout(() => goToField(controlId(first.field)));
  };

  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const saveProduct = useSaveProductMutation();
  const saving = useAction(async (sent: { values: EditorValues; base: Base | null }) => {
    setRefused(null);
    const result = await saveProduct({
      input: inputOf(sent.values, sent.base && { id: sent.base.id, version: sent.base.version }),
    });
    if (result.__typename === 'InvalidInput') {
      const wrong = result.fields.map((problem) => ({ field: problem.field, message: problem }));
      setRefused({ values: latest.current, problems: wrong });
      goToFirst(wrong);
      return result;
    }
    if (result.__typename === 'ChangedMeanwhile') {
      const theirs = baseOf(await reload());
      if (theirs) setChange({ changedBy: result.changedBy ?? null, changedAt: result.changedAt, theirs });
      return;
    }
    setChecked(false);
    setChange(null);
    // After a new one, the next can begin.
    setStored(product && baseOf(result.product));
    forget();
    onSaved(result.product, sent.values.publishing);
  });

  const isTyped = JSON.stringify(values) !== JSON.stringify(base?.values ?? EMPTY);
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTyped]);

  /** Goes on from what somebody else has stored, with what was typed here. */
  const mergeBy = (merge: typeof keepMine) => {
    if (!change || !base) return null;
    const merged = { values: merge(base.values, values, change.theirs.values), base: change.theirs };
    setStored(change.theirs);
    type((before) => ({ ...before, ...merged }));
    setChange(null);
    return merged;
  };

  return {
    values,
    set,
    /** What the field of a text needs; `name` is its path in the input, where that is another. */
    field: (path: TextPath, name: string = path) => ({
      id: controlId(name),
      error: problemAt(problems, controlId(name)),
      value: textAt(values, path),
      onChange: (text: string) => set((before) => withText(before, path, text)),
    }),
    base,
    problems,
    isTyped,
    /** Whether what was typed before comes from this tab's memory. */
    isRestored: typed.isRestored,
    saving,
    change,
    save: () => {
      onSaving();
      setChecked(true);
      const wrong = problemsIn(values);
      if (wrong.length > 0) return goToFirst(wrong);
      void saving.run({ values, base });
    },
    keepMine: () => {
      const merged = mergeBy(keepMine);
      if (merged) void saving.run(merged);
    },
    takeTheirs: () => void mergeBy(takeTheirs),
    /** Drops what was typed. */
    discard: () => {
      forget();
      setChecked(false);
      saving.reset();
    },
  };
};

/** The form as its parts need it. */
export type EditorState = ReturnType<typeof useEditor>;
