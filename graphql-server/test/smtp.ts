import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as a mail server received it. */
export interface ArrivedMail extends Email {
  /** The recipients of the envelope, whatever the header says. */
  recipients: string[];
}

/** A real mail server for a test. */
export interface Smtp {
  url: string;
  port: number;
  arrived: ArrivedMail[];
  close(): Promise<void>;
}

/** The user who may send mails. */
const user = { name: 'haat', password: 'a-password-of-the-mail-server' };

/**
 * Starts a mail server that requires a password. `refuse` returns the code with which a recipient is refused; `sender`
 * is the only one for whom it sends.
 */
export const startSmtp = async ({
  port = 0,
  refuse = () => undefined,
  sender,
}: { port?: number; refuse?: (recipient: string) => number | undefined; sender?: string } = {}): Promise<Smtp> => {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === user.name && password === user.password
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onMailFrom: ({ address }, _session, done) =>
      done(sender === undefined || sender === address ? null : new Error('not from there')),
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address);
      done(code === undefined ? null : Object.assign(new Error(`not for ${address}`), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const keep = async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ ...(await PostalMime.parse(await buffer(stream))), recipients });
      };
      keep().then(() => done(), done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
  onTestFinished(close);
  return {
    url: `smtp://${user.name}:${user.password}@127.0.0.1:${address.port}`,
    port: address.port,
    arrived,
    close,
  };
};
