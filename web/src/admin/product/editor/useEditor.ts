import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveProductMutation, type Editor_ProductFragment } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { goToField } from '#web/lib/form/goToField.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { controlId, problemsIn, type Problem } from './problems.ts';
import { keepMine, takeTheirs } from './merge.ts';
import { inputOf } from './input.ts';
import { valuesOf } from './stored.ts';
import { EMPTY, type EditorValues, type Publishing } from './values.ts';

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

/** What is kept in this tab until it is saved. */
interface Kept {
  values: EditorValues | null;
  base: Base | null;
}

const NOTHING: Kept = { values: null, base: null };

const parseKept = (stored: unknown): Kept => {
  const { values, base } = (stored ?? NOTHING) as Partial<Kept>;
  if (!values || !Array.isArray(values.pictures) || typeof values.english !== 'object') return NOTHING;
  return { values: { ...EMPTY, ...values }, base: base ?? null };
};

interface EditorOptions {
  product: Editor_ProductFragment | null;
  /** Reads what is stored now. */
  reload: () => Promise<Editor_ProductFragment | null>;
  onSaving: () => void;
  onSaved: (product: Editor_ProductFragment, publishing: Publishing) => void;
}

/** The state of the form of a product. What is typed is kept in this tab until it is saved: neither a failure nor a reload loses it. */
export const useEditor = ({ product, reload, onSaving, onSaved }: EditorOptions) => {
  const [base, setBase] = useState(() => baseOf(product));
  const { control, getValues, setValue, reset } = useForm<EditorValues>({
    defaultValues: base?.values ?? EMPTY,
  });
  const values = useWatch({ control }) as EditorValues;
  const [kept, keep, forget] = useDraft<Kept>(`product ${product?.id ?? 'new'}`, NOTHING, parseKept);
  const [isRestored, setRestored] = useState(false);
  const restored = useRef(false);
  useEffect(() => {
    if (restored.current || kept.values === null) return;
    restored.current = true;
    if (kept.base) setBase(kept.base);
    reset(kept.values);
    setRestored(true);
  }, [kept, reset]);

  const latestBase = useRef(base);
  useEffect(() => {
    latestBase.current = base;
  }, [base]);

  const set = useCallback(
    <Name extends keyof EditorValues>(name: Name, next: EditorValues[Name]) => {
      restored.current = true;
      setValue(name, next as never);
      keep(() => ({ values: getValues(), base: latestBase.current }));
    },
    [setValue, getValues, keep],
  );
  const replaceBy = (next: EditorValues, nextBase: Base | null) => {
    setBase(nextBase);
    reset(next);
    keep(() => ({ values: next, base: nextBase }));
  };

  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ values: EditorValues; problems: readonly Problem[] } | null>(null);
  const [change, setChange] = useState<{ changedBy: string | null; changedAt: string; theirs: Base } | null>(
    null,
  );
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

  const saveProduct = useSaveProductMutation();
  const saving = useAction(async ({ typed, stored }: { typed: EditorValues; stored: Base | null }) => {
    setRefused(null);
    const result = await saveProduct({
      input: inputOf(typed, stored && { id: stored.id, version: stored.version }),
    });
    if (result.__typename === 'InvalidInput') {
      setRefused({
        values: getValues(),
        problems: result.fields.map((problem) => ({ field: problem.field, message: problem })),
      });
      goToFirst(result.fields.map((problem) => ({ field: problem.field, message: problem })));
      return result;
    }
    if (result.__typename === 'ChangedMeanwhile') {
      const theirs = baseOf(await reload());
      if (theirs) setChange({ changedBy: result.changedBy ?? null, changedAt: result.changedAt, theirs });
      return;
    }
    forget();
    setChecked(false);
    setChange(null);
    setRestored(false);
    // After a new one, the next can begin.
    const saved = product && baseOf(result.product);
    setBase(saved);
    reset(saved?.values ?? EMPTY);
    onSaved(result.product, typed.publishing);
  });

  const isTyped = JSON.stringify(values) !== JSON.stringify(base?.values ?? EMPTY);
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTyped]);

  return {
    values,
    set,
    getValues,
    base,
    problems,
    isTyped,
    /** Whether what was typed before comes from this tab's memory. */
    isRestored,
    saving,
    change,
    save: () => {
      onSaving();
      setChecked(true);
      const typed = getValues();
      const wrong = problemsIn(typed);
      if (wrong.length > 0) return goToFirst(wrong);
      void saving.run({ typed, stored: base });
    },
    keepMine: () => {
      if (!change || !base) return;
      const typed = keepMine(base.values, getValues(), change.theirs.values);
      replaceBy(typed, change.theirs);
      setChange(null);
      void saving.run({ typed, stored: change.theirs });
    },
    takeTheirs: () => {
      if (!change || !base) return;
      replaceBy(takeTheirs(base.values, getValues(), change.theirs.values), change.theirs);
      setChange(null);
    },
    /** Drops what was typed. */
    discard: () => {
      forget();
      reset(base?.values ?? EMPTY);
      setRestored(false);
      setChecked(false);
      saving.reset();
    },
  };
};

/** The form as its parts need it. */
export type EditorState = ReturnType<typeof useEditor>;
