/**
 * Pictures "taken at home", by the product that they show (see `REVIEWS` in tools/picture-studio/arrangements.ts). A review shows its
 * own product or nothing: a neighbour's phone below a phone is worse than no picture.
 */
export const reviewPictures: Readonly<Record<string, readonly string[]>> = {
  'apple-iphone-15': ['review-1'],
  'sony-wh-1000xm5': ['review-2'],
  'hanes-beefy-cotton-tee': ['review-3'],
  'bata-canvas-low-sneakers': ['review-4'],
  'nodi-barrier-cream-rich': ['review-5'],
  'jonaki-ceramic-table-lamp': ['review-6'],
  'hatil-three-seat-sofa': ['review-7'],
  'kagoj-the-ferry-to-bhola': ['review-8'],
  'aarong-leather-shoulder-bag': ['review-9'],
  'apple-macbook-air-13': ['review-10'],
  'rolex-inspired-automatic-green': ['review-11'],
  'tulo-classic-teddy-bear': ['review-12'],
  'nodi-vitamin-c-serum': ['review-13'],
  'nakshi-kantha-cushion': ['review-14'],
  'ispahani-black-tea-tin': ['review-15'],
  'aarong-block-print-kameez': ['review-16'],
};
