// A QR code, drawn in the browser: a link may hold the secret of a seat, which no server needs to see.
import { useEffect, useState } from "preact/hooks";
import "../styles/qr-code.css";
import type { QrOutline } from "./qr-matrix";

interface Props {
  /** What the code says. */
  text: string;
  /** What it is good for, for those who do not see it. */
  label: string;
}

/** The QR code of a text; nothing until the code that draws it is there. */
export function QrCode({ text, label }: Props) {
  const [outline, setOutline] = useState<QrOutline | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without a QR code there is still the link beside it.
    import("./qr-matrix").then(
      ({ qrOutline }) => wanted && setOutline(qrOutline(text)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  if (!outline) return null;
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${outline.size} ${outline.size}`}>
      <path class="light" d={`M0 0h${outline.size}v${outline.size}h${-outline.size}z`} />
      <path class="dark" d={outline.path} />
    </svg>
  );
}
