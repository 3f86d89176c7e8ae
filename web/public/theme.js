// Runs before the first paint: the stored theme, else the system's, as a class on the root, and the stored language as the
// root's own, so that nothing flashes.
(function () {
  var root = document.documentElement;
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
    if (localStorage.getItem('language') === 'bn') root.lang = 'bn';
  } catch {
    // Storage is blocked: the system's theme and English it is.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.add(theme);
  root.style.colorScheme = theme;
})();
