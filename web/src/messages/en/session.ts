/** The pages around signing in: forgotten passwords, links of mails. */
export const session = {
  'session.ended':
    'You have been signed out: your session ran out or was ended elsewhere. Please log in again, and go on where you were.',
  'session.again.leave': 'Leave this page',
  'session.another.title': 'Add another account',
  'session.another.text':
    'You are logged in as {name} ({email}). A browser is one person at a time: log out here first, then log in with the other account. Your cart is kept with your account.',
  'session.another.go': 'Log out and go on',
  'session.another.stay': 'Stay logged in',
  'session.forgot.link': 'Forgot password?',
  'session.forgot.title': 'Forgot your password?',
  'session.forgot.text': 'Tell us your e-mail address, and we send you a link to choose a new password.',
  'session.forgot.submit': 'Send the link',
  'session.noMail.title': 'This shop sends no mail',
  'session.noMail.text': 'So no link can reach you. Please write to us or call: we will help you.',
  'session.noMail.people': 'How to reach us',
  'session.mail.busy': 'Sending…',
  'session.mail.spam': 'It is not there after some minutes? Please look into your spam folder too.',
  'session.mail.mailbox': 'Open the mailbox of this demo shop',
  'session.mail.other': 'Use another address',
  'session.toLogin': 'Go to Login',
  'session.reset.title': 'Choose a new password',
  'session.reset.text': 'When it is set, you are signed out everywhere and log in with it.',
  'session.reset.password': 'New password',
  'session.reset.confirm': 'Confirm new password',
  'session.reset.submit': 'Set new password',
  'session.reset.busy': 'Setting…',
  'session.reset.again': 'Ask for a new link',
  'session.link.missing':
    'This page opens by the link in your mail. Please open that link once more, or ask for a new one.',
  'session.confirm.title': 'Your e-mail address',
  'session.confirm.busy': 'Confirming your e-mail address…',
  'session.confirm.again': 'Send the confirmation mail again',
  'session.confirm.againText': 'Your e-mail address, for a new link:',
  'session.confirm.onItsWay':
    'A mail is on its way to {email}. Please confirm your address by the link in it.',
  'session.confirm.home': 'Go shopping',
} as const;
