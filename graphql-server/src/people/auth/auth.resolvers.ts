import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import type { Resolvers } from '#generated/schema.ts';
import { EmailTaken, InvalidInput, LinkInvalid, LoginRefused } from '#kernel/errors.ts';
import { orMember, runMutation } from '#platform/http/graphql/graphql-failures.ts';
import { keepSignIn } from './session/session-cookies.ts';

/** The resolvers of accounts, sessions and links. */
export const authResolvers: Resolvers = {
  Query: {
    signInOptions: (_, __, { signInOptions }) => signInOptions,
    needsSecondFactor: async (_, __, { viewer }) => (await viewer())?.needsSecondFactor ?? false,
    staffSessions: async (_, { customerId }, { services, signedIn }) =>
      services.staffAccess.sessionsOf(await signedIn(), customerId),
  },
  Mutation: {
    register: (_, { input }, { services, client }) =>
      orMember([InvalidInput, EmailTaken], async () => {
        await services.accounts.register({ ...input, language: input.language ?? 'EN' }, client);
        return { __typename: 'RegisterSuccess' as const, message: CUSTOMER_MESSAGES.registered };
      }),
    login: (_, { input }, context) =>
      orMember([InvalidInput, LoginRefused], async () => {
        const { services, client, cookies } = context;
        const signIn = await services.signIns.login(input, client, cookies.device);
        keepSignIn(cookies, signIn);
        const { token, expiresAt } = signIn.tokens;
        return { __typename: 'LoginSuccess' as const, token, expiresAt, customer: signIn.customer };
      }),
    signOut: async (_, __, context) => {
      const viewer = await context.signedIn();
      context.cookies.forgetTokens();
      return context.services.sessions.end(viewer, viewer.sessionId, context.client);
    },
    signOutEverywhere: async (_, __, context) => {
      const viewer = await context.signedIn();
      context.cookies.forgetTokens();
      return context.services.sessions.endAll(viewer, context.client);
    },
    endSession: async (_, { id }, context) =>
      context.services.sessions.end(await context.signedIn(), id, context.client),
    requestEmailConfirmation: (_, { input }, { services, client }) =>
      orMember([InvalidInput], async () => {
        await services.accounts.requestEmailConfirmation(input.email, client);
        return { __typename: 'RequestMailSuccess' as const, message: CUSTOMER_MESSAGES.mailOnItsWay };
      }),
    confirmEmail: (_, { token }, { services, client }) =>
      orMember([LinkInvalid], async () => {
        await services.accounts.confirmEmail(token, client);
        return { __typename: 'ConfirmEmailSuccess' as const, message: CUSTOMER_MESSAGES.emailConfirmed };
      }),
    requestPasswordReset: (_, { input }, { services, client }) =>
      orMember([InvalidInput], async () => {
        await services.accounts.requestPasswordReset(input.email, client);
        return { __typename: 'RequestMailSuccess' as const, message: CUSTOMER_MESSAGES.mailOnItsWay };
      }),
    resetPassword: (_, { input }, { services, client, cookies }) =>
      orMember([LinkInvalid, InvalidInput], async () => {
        const { device } = await services.accounts.resetPassword(input, client);
        cookies.keepDevice(device);
        return { __typename: 'ResetPasswordSuccess' as const, message: CUSTOMER_MESSAGES.passwordReset };
      }),
    inviteStaff: (_, { input }, context) =>
      runMutation(context, 'InviteStaffSuccess', [InvalidInput, EmailTaken], async (viewer) => ({
        customer: await context.services.staffAccess.invite(viewer, input),
      })),
    endStaffSessions: async (_, { customerId, sessionId = null }, { services, signedIn }) =>
      services.staffAccess.endSessions(await signedIn(), customerId, sessionId),
    removeSecondFactor: async (_, { customerId }, { services, signedIn }) =>
      services.staffAccess.removeSecondFactor(await signedIn(), customerId),
    beginSecondFactor: (_, __, context) =>
      runMutation(context, 'SecondFactorSetup', [InvalidInput], (viewer) =>
        context.services.secondFactors.begin(viewer),
      ),
    confirmSecondFactor: (_, { input }, context) =>
      runMutation(context, 'ConfirmSecondFactorSuccess', [InvalidInput], async (viewer) => ({
        recoveryCodes: await context.services.secondFactors.confirm(viewer, input, context.client),
      })),
    turnOffSecondFactor: (_, { input }, context) =>
      runMutation(context, 'TurnOffSecondFactorSuccess', [InvalidInput], async (viewer) => {
        await context.services.secondFactors.turnOff(viewer, input, context.client);
        return { message: CUSTOMER_MESSAGES.secondFactorOff };
      }),
    changePassword: (_, { input }, context) =>
      runMutation(context, 'ChangePasswordSuccess', [InvalidInput], async (viewer) => {
        await context.services.accounts.changePassword(viewer, input, context.client);
        return { message: CUSTOMER_MESSAGES.passwordChanged };
      }),
  },
  Customer: {
    sessions: async ({ id }, _, context) => {
      const viewer = await context.signedIn();
      return viewer.id === id ? context.services.sessions.listOf(viewer) : [];
    },
  },
};
