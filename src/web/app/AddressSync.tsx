import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { AddressSource, PageLocation } from '#web/platform/browser/location';

interface AddressSyncProps {
  readonly address: AddressSource;
  /** Called with every address, before its page has loaded. */
  readonly onArrival: (place: PageLocation) => void;
}

/** Joins the router to the address bridge: the only component that knows both. */
export function AddressSync({ address, onArrival }: AddressSyncProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    address.attach({
      push: (to) => void navigate(to),
      replace: (to) => void navigate(to, { replace: true, preventScrollReset: true }),
      back: () => void navigate(-1),
    });
  }, [address, navigate]);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    const place = { pathname: location.pathname, search: location.search };
    tell(place);
    address.arrived(place, how);
  }, [address, location.pathname, location.search, how]);
  return null;
}
