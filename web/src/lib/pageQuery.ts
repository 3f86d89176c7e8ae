import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What an address says to its page: the named parts of its path, and its query. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** The query of a page, known from its address alone: so that it can be sent before the page is rendered. */
export interface PageQuery {
  document: DocumentNode;
  variables: (address: PageAddress) => OperationVariables;
}

/** Returns the query of a page; its variables at an address must be those with which the page itself asks. */
export const pageQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: (address: PageAddress) => Variables,
): PageQuery => ({ document, variables });
