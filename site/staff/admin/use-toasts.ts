import { useCallback, useRef, useState } from "react";
import type { ToastText } from "../../../widget/kit/Toasts.tsx";
import type { ToastMessage } from "./admin-state.ts";

const TOAST_MS = 8_000;

/** Keeps the visible toasts. Each one disappears after 8 seconds, or when it is dismissed. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastText[]>([]);
  const nextId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setToasts((visible) => visible.filter((toast) => toast.id !== id));
  }, []);
  const showToast = useCallback(
    (message: ToastMessage) => {
      const id = nextId.current++;
      setToasts((visible) => [...visible, { id, ...message }]);
      window.setTimeout(() => dismiss(id), TOAST_MS);
    },
    [dismiss],
  );
  return { toasts, showToast, dismiss };
}
