// Runs before the first paint: sets the language of a page that the browser renders itself. A page that the server has rendered has its own.
// The address says the language, or else the cookie.
(function () {
  var root = document.documentElement;
  var mine = /^\/bn(\/|$)/.test(location.pathname) ? 'bn' : null;
  var kept = function () {
    var found = /(?:^|; )language=(en|bn)(?:;|$)/.exec(document.cookie);
    return found && found[1];
  };
  var language = mine || kept();
  if (!language) {
    try {
      language = localStorage.getItem('language');
    } catch {
      // Storage is blocked: English.
    }
    // Chosen before the shop had the cookie: it gets one, and the page is asked for once more, now in Bangla.
    if (language === 'bn') {
      document.cookie = 'language=bn; Path=/; Max-Age=31536000; SameSite=Lax';
      if (kept()) {
        root.style.display = 'none';
        location.reload();
      }
    }
  }
  if (language === 'bn' && !root.hasAttribute('data-rendered')) root.lang = 'bn';
})();
