// Pictures of positions as files, where the browser makes them.
import { requestText } from "../api/client";
import { saveFile } from "../parts/save-file";

/** Saves a picture; `asked` is what the API takes for one. */
export async function savePicture(
  kind: "svg" | "png",
  asked: Record<string, string>,
  name: string,
): Promise<void> {
  const svg = await requestText(`/diagram.svg?${new URLSearchParams(asked)}`);
  if (kind === "svg") saveFile(`${name}.svg`, svg, "image/svg+xml");
  else saveFile(`${name}.png`, await pngOf(svg), "image/png");
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((drawn, failed) => {
    canvas.toBlob((png) => (png ? drawn(png) : failed(new Error("the browser draws no pictures"))));
  });
}
