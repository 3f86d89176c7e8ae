import type { CartCookie } from '#schema/cart.cookies.ts';

/** Returns a cookie's value as it is sent; undefined when there is none. Never call while rendering. */
export const readCookie = (name: CartCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Removes a cookie. */
export const removeCookie = (name: CartCookie): void => {
  if (readCookie(name) !== undefined) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
};
