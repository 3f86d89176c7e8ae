// The last page of the popup: sends the result to the shop's page that opened it, and closes. Only a page of this origin
// receives the message.
const answer = JSON.parse(document.getElementById('answer').textContent);
const show = (id) => document.getElementById(id).removeAttribute('hidden');
if (window.opener && !window.opener.closed) {
  show('closes');
  window.opener.postMessage(answer, location.origin);
  window.close();
} else {
  show('alone');
  try {
    // Without the shop's page, the token is stored where the shop looks for it.
    if (answer.outcome === 'SIGNED_IN') {
      localStorage.removeItem('signOut');
      localStorage.setItem('token', answer.token);
    }
  } catch {
    // Storage is blocked: the token cannot be stored.
  }
}
