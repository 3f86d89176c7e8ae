import {
  useRemoveViewMutation,
  useSaveViewMutation,
  useSavedViewsQuery,
  type SavedViewList,
  type SavedViewsQuery,
  type SaveViewInput,
} from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';

/* GraphQL */ `
  query SavedViews($list: SavedViewList!) {
    savedViews(list: $list) {
      id
      list
      name
      query
    }
  }
`;

/* GraphQL */ `
  mutation SaveView($input: SaveViewInput!) {
    saveView(input: $input) {
      ... on SaveViewSuccess {
        view {
          id
        }
      }
      ...Refusal_fields
    }
  }
`;

/* GraphQL */ `
  mutation RemoveView($id: ID!) {
    removeView(id: $id)
  }
`;

type View = SavedViewsQuery['savedViews'][number];

/** An admin's saved views of a list, to save and to remove, which can be undone. */
export const useSavedViews = (list: SavedViewList) => {
  const { t } = useMessages();
  const say = useToast();
  // Without them the list works as well: a failure shows none.
  const { data } = useSavedViewsQuery({ variables: { list } });
  const after = { refetchQueries: ['SavedViews'], awaitRefetchQueries: true };
  const saveView = useSaveViewMutation(after);
  const removeView = useRemoveViewMutation(after);
  const save = (input: SaveViewInput) => saveView({ input });
  const { run, failure } = useAction(async ({ id, name, query }: View) => {
    await removeView({ id });
    say({ text: t('admin.views.removed', { name }), undo: () => save({ list, name, query }) });
  });
  return { views: data?.savedViews ?? [], save, remove: run, failure };
};
