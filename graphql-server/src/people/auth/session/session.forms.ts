import * as pages from '#schema/pages.ts';
import { isStaff } from '#schema/staff.ts';
import type { RequestContext } from '#platform/http/context.ts';
import type { Forms } from '#platform/http/forms/form.ts';
import type { Module } from '#platform/module/module.ts';

/**
 * Signs in and out, for browsers without scripts and for forms that are sent before the code is there: for everyone.
 * What the browser has stored for a visitor is the person's then.
 */
export const sessionForms = (modules: readonly Module[]): Forms => ({
  '/login': {
    take: async (form, context) => {
      const { services, client, cookies } = context;
      const { email = '', password = '', code } = form.fields;
      const signIn = await services.signIns.login({ email, password, code }, client, cookies.device);
      // A browser has one session: the one before would live on unseen.
      await endSession(context);
      context.enter(signIn);
      for (const { onFormSignIn } of modules) await onFormSignIn?.(form, context);
      return form.back ?? (isStaff(signIn.customer) ? pages.dashboard : pages.home);
    },
  },
  '/logout': {
    take: async ({ back }, context) => {
      await endSession(context);
      context.cookies.forgetTokens();
      return back ?? pages.home;
    },
  },
});

/** Ends the session that the cookie names, if there is one. */
const endSession = async ({ viewer, services, client }: RequestContext): Promise<void> => {
  const before = await viewer();
  if (before) await services.sessions.end(before, before.sessionId, client);
};
