// Runs before the first paint: sets the language of a page that the browser renders itself. A page that the server has rendered has its own.
// The address says the language, or else the cookie.
(function () {
  var root = document.documentElement;
  function kept() {
    var found = /(?:^|; )language=(en|bn)(?:;|$)/.exec(document.cookie);
    return found && found[1];
  }
  function keep(language) {
    document.cookie = 'language=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax';
  }
  var language = /^\/bn(\/|$)/.test(location.pathname) ? 'bn' : kept();
  if (!language) {
    try {
      language = localStorage.getItem('language');
    } catch {
      // Storage is blocked: English.
    }
    // Chosen before the shop had the cookie: it gets one, and the page is asked for once more, now in Bangla.
    if (language === 'bn') {
      keep('bn');
      if (kept()) {
        root.style.display = 'none';
        location.reload();
      }
    }
  }
  if (language === 'bn' && !root.hasAttribute('data-rendered')) root.lang = 'bn';
  // The link to the other language also works before the page's code is there, and into another tab.
  addEventListener(
    'click',
    function (event) {
      var link = event.target.closest && event.target.closest('a[hreflang]');
      if (link) keep(link.hreflang);
    },
    true,
  );
})();
