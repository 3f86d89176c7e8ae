import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { LoadingShape } from '#web/admin/ui/LoadingShape.tsx';

interface QueryDialogProps<Of, Data, Variables extends OperationVariables> {
  /** What the dialog is about; null while it is closed. */
  of: Of | null;
  title: (of: Of) => string;
  document: TypedDocumentNode<Data, Variables>;
  variables: (of: Of) => Variables;
  onClose: () => void;
  /** Shows what was loaded, which is as it is stored now. */
  children: (data: Data, of: Of) => ReactNode;
}

/** A dialog that loads something before it shows its form. */
export const QueryDialog = <Of, Data, Variables extends OperationVariables>(
  props: QueryDialogProps<Of, Data, Variables>,
) => {
  const { of, title, onClose } = props;
  return (
    <Dialog open={of !== null} title={of === null ? '' : title(of)} onClose={onClose}>
      {of !== null && <Body {...props} of={of} />}
    </Dialog>
  );
};

const Body = <Of, Data, Variables extends OperationVariables>(
  props: QueryDialogProps<Of, Data, Variables> & { of: Of },
) => {
  const { of, document, variables, children } = props;
  const { data, error, refetch } = useQuery(document, {
    variables: variables(of),
    fetchPolicy: 'network-only',
  } as useQuery.Options<Data, Variables>);
  if (data !== undefined) return children(data as Data, of);
  return error ? <FailedState error={error} retry={refetch} /> : <LoadingShape h="28" />;
};
