import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { AddressSource } from '#web/platform/location';

/** Joins the router to the address bridge: the only component that knows both. */
export function AddressSync({ address }: { address: AddressSource }) {
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
  useEffect(() => {
    address.arrived({ pathname: location.pathname, search: location.search }, how);
  }, [address, location.pathname, location.search, how]);
  return null;
}
