// Loads the code of a rendered page when what is seen is there, or somebody begins to use the page: on a slow network the code would
// take the way of the letters and pictures. The page names its files (server/template.ts). A file that fails is asked for again.
(function () {
  var SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
  // Before the second try, the third, and so on; the last one again and again.
  var PAUSES_MS = [1000, 4000, 16000, 64000];
  var TOLD_AFTER = 3;
  var TEXTS = {
    en: ['Part of this page could not be loaded yet. We keep trying.', 'Load the page again'],
    bn: ['পাতার একটি অংশ এখনো লোড করা যায়নি। আমরা চেষ্টা করে যাচ্ছি।', 'পাতাটি আবার লোড করুন'],
  };
  var missing = 0;
  var notice;

  function tell() {
    if (notice) return;
    var texts = TEXTS[document.documentElement.lang] || TEXTS.en;
    var link = Object.assign(document.createElement('a'), { href: '', textContent: texts[1] });
    notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    // Over the page, above a bar at its foot: it comes without a press, so nothing may move away under a finger.
    notice.style.cssText =
      'position:fixed;inset:auto 1rem 5rem;z-index:2000;width:fit-content;margin:0 auto;padding:.75rem 1rem;border-radius:8px;text-align:center;background:#7a2e12;color:#fff';
    link.style.cssText = 'color:inherit;text-decoration:underline;font-weight:600';
    notice.append(texts[0] + ' ', link);
    document.body.prepend(notice);
  }

  // The next connection, the next press, or some time.
  function chance(ms) {
    return new Promise(function (goOn) {
      ['online', 'pointerdown', 'keydown'].forEach(function (sign) {
        addEventListener(sign, goOn, { once: true, capture: true });
      });
      setTimeout(goOn, ms);
    });
  }

  var typed = false;
  addEventListener(
    'input',
    function () {
      typed = true;
    },
    true,
  );
  // A tab of an earlier release, whose own code is gone from the shop, loads its page from the new one, once, and unless something was typed.
  function loadNewRelease() {
    var own = document.querySelector('script[type=module][src]');
    var visit = performance.getEntriesByType('navigation')[0];
    if (!own || typed || (visit && visit.type === 'reload')) return;
    fetch(own.src, { method: 'HEAD', cache: 'no-store' }).then(
      function (answer) {
        return answer.status === 404 && !typed && location.reload();
      },
      function () {},
    );
  }

  // Loads code by a function, again and again until it is there. New browsers ask again for a module that failed
  // (whatwg/html#10327); in older ones people load the page again.
  window.loadCode = function (load) {
    function attempt(count) {
      return load().then(
        function (code) {
          if (count >= TOLD_AFTER && --missing === 0 && notice) {
            notice.remove();
            notice = null;
          }
          return code;
        },
        function () {
          if (count === 0) loadNewRelease();
          if (count + 1 === TOLD_AFTER) {
            missing += 1;
            tell();
          }
          return chance(PAUSES_MS[Math.min(count, PAUSES_MS.length - 1)]).then(function () {
            return attempt(count + 1);
          });
        },
      );
    }
    return attempt(0);
  };

  addEventListener(
    'error',
    function (event) {
      var file = event.target;
      if (file.tagName !== 'SCRIPT') return;
      window.loadCode(function () {
        return import(file.src);
      });
    },
    true,
  );

  // The empty page has its files in its head: it shows nothing without them.
  if (!document.documentElement.hasAttribute('data-rendered')) return;
  var begun = false;
  function add(name, values) {
    document.head.append(Object.assign(document.createElement(name), values));
  }
  function start() {
    var code = document.getElementById('code');
    // It stands at the end of the page: a later sign, or the event `load`, finds it. It stays there: with one element less in the body,
    // the browser would compute the styles of the whole page again.
    if (!code || begun) return;
    begun = true;
    SIGNS.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    code = JSON.parse(code.textContent);
    code.preloads.forEach(function (file) {
      add('link', { rel: 'modulepreload', crossOrigin: '', href: file });
    });
    // Asked for at once, and run in their order.
    code.scripts.forEach(function (file) {
      add('script', { type: 'module', crossOrigin: '', async: false, src: file });
    });
  }
  SIGNS.forEach(function (sign) {
    addEventListener(sign, start, true);
  });
  // The pictures are there, and are drawn with the next frame.
  addEventListener('load', function () {
    requestAnimationFrame(function () {
      setTimeout(start);
    });
  });
})();
