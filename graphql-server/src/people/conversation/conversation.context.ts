import { createHash, createHmac, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import type { RequestContext } from '#platform/http/context.ts';
import { isFromOurPages } from '#platform/http/request/from-our-pages.ts';
import type { EdgeDeps } from '#platform/module/deps.ts';

/** How long a browser finds a conversation again, in milliseconds. */
const KEY_TTL_MS = 365 * 86_400_000;

const KEY_BYTES = 24;

/** The key by which a visitor's browser finds its conversation again. */
export interface ConversationKey {
  /** The hash of the key that the request came with; null without one. Only the hash is stored. */
  readonly hash: string | null;
  /**
   * Gives the browser a new key, and returns its hash. The same first message makes the same key: when its answer was
   * lost, and the key with it, sending it again finds its conversation. Null makes a key by chance.
   */
  renew(firstMessage: string | null): string;
  /** Removes it: its conversation is the account's now. */
  forget(): void;
}

declare module '#platform/http/context.ts' {
  interface RequestContext {
    conversationKey: ConversationKey;
  }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * Returns the function that reads and sets the cookie with the key, which scripts cannot read. It counts only where no
 * other site's page sent the request: browsers send the origin of whoever opens a socket.
 */
export const createConversationKey = ({ config: { publicUrl, sessionSecrets } }: EdgeDeps) => {
  const secure = publicUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}conversation`;
  const derived = (firstMessage: string) =>
    createHmac('sha256', sessionSecrets[0])
      .update('conversation:')
      .update(firstMessage)
      .digest()
      .subarray(0, KEY_BYTES);
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/' };
  return (_known: RequestContext, request: Request, response: Response): { conversationKey: ConversationKey } => ({
    conversationKey: {
      get hash() {
        const { cookie = '', origin } = request.headers;
        const key = parseCookie(cookie)[name];
        return key === undefined || (origin !== undefined && !isFromOurPages(request, publicUrl)) ? null : hashOf(key);
      },
      renew: (firstMessage) => {
        const bytes = firstMessage === null ? randomBytes(KEY_BYTES) : derived(firstMessage);
        const key = bytes.toString('base64url');
        response.cookie(name, key, { ...options, maxAge: KEY_TTL_MS });
        return hashOf(key);
      },
      forget: () => void response.clearCookie(name, options),
    },
  });
};
