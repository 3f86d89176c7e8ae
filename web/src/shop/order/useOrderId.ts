import { useParams } from 'react-router-dom';

/** Returns the order's id from the URL. */
export const useOrderId = (): string => useParams<'id'>().id ?? '';
