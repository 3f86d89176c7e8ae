import { Button } from '@chakra-ui/react';
import { useChangeCategoryMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast, useToastAction } from '../ui/toasts/toasts.ts';
import { sistersOf, type CategoryRow } from './categoryRows.ts';

const SIGNS = { up: '↑', down: '↓' };

/** The buttons that put a category before or after its neighbour of the same place. */
export const OrderButtons = ({ row, all }: { row: CategoryRow; all: readonly CategoryRow[] }) => {
  const { t } = useMessages();
  const say = useToast();
  const change = useChangeCategoryMutation({ refetchQueries: ['CategoriesPage'], awaitRefetchQueries: true });
  const { id, englishName: name } = row;
  const sisters = sistersOf(row, all);
  const place = sisters.indexOf(row);
  const idOf = (way: keyof typeof SIGNS) => `category-${way}-${id}`;
  const move = useToastAction(async (way: keyof typeof SIGNS) => {
    const next = way === 'up' ? place - 1 : place + 1;
    const before = sisters[way === 'up' ? next : next + 1];
    const result = await change({ id, input: { beforeId: before?.id ?? null } });
    if (result.__typename === 'InvalidInput') return result;
    say({ text: t('admin.categories.moved', { name, place: next + 1, count: sisters.length }) });
    // The focus stays on the button; at an end, where it is gone, it goes to the other one.
    const isAtEnd = next === (way === 'up' ? 0 : sisters.length - 1);
    document.getElementById(idOf(isAtEnd === (way === 'up') ? 'down' : 'up'))?.focus();
  });
  const button = (way: keyof typeof SIGNS, isThere: boolean) => (
    <Button
      id={idOf(way)}
      size="xs"
      variant="ghost"
      textStyle="md"
      minW={{ base: '11', md: '8' }}
      visibility={isThere ? undefined : 'hidden'}
      aria-label={t(`admin.categories.${way}.of`, { name })}
      aria-busy={move.busy && move.what === way}
      onClick={() => move.run(way)}
    >
      {SIGNS[way]}
    </Button>
  );
  return (
    <>
      {button('up', place > 0)}
      {button('down', place < sisters.length - 1)}
    </>
  );
};
