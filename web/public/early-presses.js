// Keeps the presses and choices that come before the page's code, which then repeats them (lib/waking/earlyPresses.ts). Links, and
// forms with an address, work by themselves.
(function () {
  var kept = [];
  function keepPress(event) {
    var pressed =
      event.target.closest && event.target.closest('button, input[type=checkbox], input[type=radio]');
    if (!pressed || (pressed.form && pressed.form.hasAttribute('action') && pressed.type === 'submit'))
      return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(pressed);
  }
  function keepChoice(event) {
    if (event.target.tagName === 'SELECT') kept.push(event.target);
  }
  // A form without an address is sent by its script only: before that is loaded, the browser would put what was typed into the URL.
  addEventListener(
    'submit',
    function (event) {
      if (!event.target.hasAttribute('action')) event.preventDefault();
    },
    true,
  );
  addEventListener('click', keepPress, true);
  addEventListener('change', keepChoice, true);
  window.takeEarlyPresses = function () {
    removeEventListener('click', keepPress, true);
    removeEventListener('change', keepChoice, true);
    return kept.splice(0);
  };
})();
