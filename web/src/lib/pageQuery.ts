import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** What a URL gives its page: the named parts of its path, and its query. */
export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** The query of a page whose variables are all in the URL, so that it can be sent before the page is rendered. */
export interface PageQuery {
  document: DocumentNode;
  variables: (location: PageLocation) => OperationVariables;
}

/** Returns the query of a page; its variables must be those with which the page itself runs it. */
export const pageQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: (location: PageLocation) => Variables,
): PageQuery => ({ document, variables });
