/** The languages of the shop: of its products, its mails and its pages. */
export type Language = 'EN' | 'BN';
