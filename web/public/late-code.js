// Loads the code of a rendered page when what is seen is there, or somebody begins to use the page: on a slow network the code would
// take the way of the letters and pictures. The page names its files (server/template.ts).
(function () {
  // The empty page has them in its head: it shows nothing without them.
  if (!document.documentElement.hasAttribute('data-rendered')) return;
  var SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
  var LATEST_MS = 4000;
  function add(name, values) {
    document.head.append(Object.assign(document.createElement(name), values));
  }
  function start() {
    var code = document.getElementById('code');
    // It stands at the end of the page: a later sign, or the event `load`, finds it. And it goes with the first.
    if (!code) return;
    SIGNS.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    code.remove();
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
  addEventListener('DOMContentLoaded', function () {
    setTimeout(start, LATEST_MS);
  });
  // The pictures are there, and are drawn with the next frames.
  addEventListener('load', function () {
    requestAnimationFrame(function () {
      if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 500 });
      else setTimeout(start, 100);
    });
  });
})();
