import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mail's link, which stands behind the # so that it reaches no log. It leaves the address bar and the
 * history at once and is known to this page only; '' when the page was opened without one.
 */
export const useLinkToken = (): string => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const arrived = hash.slice(1);
  const [token, setToken] = useState(arrived);
  useEffect(() => {
    if (arrived === '') return;
    // A second link may be opened in the same tab.
    setToken(arrived);
    void navigate({ hash: '' }, { replace: true });
  }, [arrived, navigate]);
  return token;
};
