/**
 * What a session is asked with. Each field: whether it must be there, and the most characters, as the public
 * documentation has it.
 */
const FIELDS: Readonly<Record<string, readonly [isNeeded: boolean, longest: number]>> = {
  currency: [true, 3],
  tran_id: [true, 30],
  product_category: [true, 100],
  success_url: [true, 255],
  fail_url: [true, 255],
  cancel_url: [true, 255],
  ipn_url: [false, 255],
  cus_name: [true, 50],
  cus_email: [true, 50],
  cus_phone: [true, 20],
  cus_add1: [true, 50],
  cus_add2: [false, 50],
  cus_city: [true, 50],
  cus_state: [false, 50],
  cus_postcode: [true, 30],
  cus_country: [true, 50],
  product_name: [true, 255],
  value_a: [false, 255],
  value_b: [false, 255],
  value_c: [false, 255],
  value_d: [false, 255],
};

const SHIPPING = ['ship_name', 'ship_add1', 'ship_city', 'ship_postcode', 'ship_country'];

const PATTERNS: Readonly<Record<string, RegExp>> = {
  total_amount: /^\d{1,8}(\.\d{1,2})?$/,
  currency: /^BDT$/,
  shipping_method: /^(YES|NO|Courier)$/,
  num_of_item: /^\d$/,
  product_profile: /^(general|physical-goods|non-physical-goods|airline-tickets|travel-vertical|telecom-vertical)$/,
  ...Object.fromEntries(['success_url', 'fail_url', 'cancel_url', 'ipn_url'].map((name) => [name, /^https?:\/\/\S+$/])),
};

const LEAST_TAKA = 10;
const MOST_TAKA = 500_000;

/** Returns what is wrong with the request of a session; null when nothing is. */
export const problemOf = (form: Readonly<Record<string, string>>): string | null => {
  const fields = {
    ...FIELDS,
    ...(form['shipping_method'] === 'YES' && Object.fromEntries(SHIPPING.map((name) => [name, [true, 50] as const]))),
  };
  for (const [name, [isNeeded, longest]] of Object.entries(fields)) {
    const value = form[name] ?? '';
    if (value === '' && isNeeded) return `${name} is missing`;
    if ([...value].length > longest) return `${name} is longer than ${longest} characters`;
  }
  for (const [name, pattern] of Object.entries(PATTERNS))
    if ((form[name] ?? (FIELDS[name]?.[0] === false ? null : '')) !== null && !pattern.test(form[name] ?? ''))
      return `${name} is not valid`;
  const taka = Number(form['total_amount']);
  return taka < LEAST_TAKA || taka > MOST_TAKA ? `total_amount must be from ${LEAST_TAKA} to ${MOST_TAKA}` : null;
};
