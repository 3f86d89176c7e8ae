// Answers presses before the code of their controls runs. What opens menus, folds and filters says that it is open, which opens what is
// there already; what shows a picture notes which one: their code reads it (lib/hydration/). The arrows of a row scroll it.
(function () {
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest && event.target.closest('[data-static] button');
      if (!button) return;
      var box = button.closest('[data-shown]');
      var data = button.dataset;
      if ('opens' in data)
        button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
      else if (box && data.shows) box.dataset.shown = data.shows;
      else if (data.scrolls) {
        var row = button.closest('[role=group]').querySelector('ul');
        row.scrollBy({ left: data.scrolls * row.firstElementChild.offsetWidth });
      } else return;
      event.stopPropagation();
    },
    true,
  );
})();
