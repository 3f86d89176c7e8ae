// Runs before the first paint, so that nothing flashes: sets the stored theme, or else the system's, as a class on the root.
// It also starts loading the largest picture, and switches the theme until the switch's code does (ui/ThemeSwitch.tsx).
(function () {
  var root = document.documentElement;
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
    // The page of the server is for anybody: its header keeps the place of the avatar then.
    if (localStorage.getItem('token') !== null || /(?:^|; )signed-in=1/.test(document.cookie))
      root.classList.add('signed-in');
  } catch {
    // Storage is blocked: use the system's theme, and nobody is signed in.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  function show() {
    root.classList.remove('light', 'dark');
    root.classList.add(theme);
    root.style.colorScheme = theme;
    // The first one is of the light theme, the second one of the dark.
    document.querySelectorAll('meta[name=theme-color]').forEach(function (color, index) {
      color.setAttribute('media', (index === 1) === (theme === 'dark') ? 'all' : 'not all');
    });
  }
  show();
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest && event.target.closest('[data-switches=theme]');
      if (!button) return;
      event.stopPropagation();
      theme = theme === 'dark' ? 'light' : 'dark';
      show();
      button.setAttribute('aria-checked', String(theme === 'dark'));
      try {
        localStorage.setItem('theme', theme);
      } catch {
        // Storage is blocked: it is of this page only.
      }
    },
    true,
  );
  // Preloads the home page's first picture for the theme, which nothing else knows this early. Keep it equal to Hero.tsx.
  if (/^\/(bn\/?)?$/.test(location.pathname)) {
    var hero = '/pictures/home-hero' + (theme === 'dark' ? '-night/' : '/');
    // An image, not a preload: the event `load`, after which the code comes, waits for it.
    var image = new Image();
    image.fetchPriority = 'high';
    image.sizes = '(min-width: 768px) 712px, 110vw';
    image.srcset = [320, 480, 640, 800, 1200, 1600]
      .map(function (width) {
        return hero + width + '.avif ' + width + 'w';
      })
      .join(', ');
  }
})();
