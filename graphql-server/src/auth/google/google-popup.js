// The last page of the sign-in's popup: tells the page of the shop that opened it how it ended, and closes. Nobody but a
// page of this origin hears it.
const answer = JSON.parse(document.getElementById('answer').textContent);
const show = (id) => document.getElementById(id).removeAttribute('hidden');
if (window.opener && !window.opener.closed) {
  show('closes');
  window.opener.postMessage(answer, location.origin);
  window.close();
} else {
  show('alone');
  try {
    // Whoever came here without the shop's page is signed in all the same: the shop finds its token where it keeps it.
    if (answer.outcome === 'SIGNED_IN') {
      localStorage.removeItem('signOut');
      localStorage.setItem('token', answer.token);
    }
  } catch {
    // Storage is blocked: there is nothing to keep it in.
  }
}
