/**
 * What the shop has at an address: something, something that it no longer shows, or nothing that anybody may know of.
 */
export type Availability = 'there' | 'gone' | 'missing';
