import { useParams } from 'react-router-dom';

/** The id in the address of a page about one order. */
export const useOrderId = (): string => useParams<'id'>().id ?? '';
