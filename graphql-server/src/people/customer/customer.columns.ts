/** The columns of a `CustomerModel`: everything about a customer except its secrets. */
export const customerColumns = (table: string): string =>
  `${table}.id, ${table}.display_name AS "displayName", ${table}.email, ${table}.phone_number AS "phoneNumber",
    ${table}.shipping_address AS "shippingAddress", ${table}.photo_url AS "photoUrl", ${table}.role, ${table}.status,
    ${table}.created_at AS "createdAt", ${table}.email_confirmed_at AS "emailConfirmedAt",
    ${table}.rejection_reason AS "rejectionReason", ${table}.language,
    ${table}.password_hash IS NOT NULL AS "hasPassword", ${table}.second_factor_at IS NOT NULL AS "hasSecondFactor"`;
