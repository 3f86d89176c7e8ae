// Answers presses where the page's code does not run yet: inside [data-static] (lib/hydration/).
(function () {
  // A form without an address is sent by its code only: the browser would put what was typed into the URL. It is sent when the page is
  // awake (PageAwake.tsx).
  addEventListener(
    'submit',
    function (event) {
      var form = event.target;
      if (form.hasAttribute('action') || !form.closest('[data-static]')) return;
      event.preventDefault();
      form.setAttribute('data-sent', '');
    },
    true,
  );
})();
