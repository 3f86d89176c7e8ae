// Answers presses on what opens menus, folds and filters before their code runs: the button says that it is open, which opens what is
// there already, and which their code reads (lib/hydration/useOpenedEarly.ts).
(function () {
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest && event.target.closest('[data-static] button[data-opens]');
      if (!button) return;
      event.stopPropagation();
      button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
    },
    true,
  );
})();
