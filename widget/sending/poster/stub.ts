/**
 * Returns the path of a ticket's stub from 0,0, whose right edge was torn at the perforation: at holes of
 * a radius, as far apart as they are wide, with a notch at both ends.
 */
export function stubPath(width: number, height: number, radius: number): string {
  const notch = 2 * radius;
  const holes = Math.floor((height - 2 * notch - 2 * radius) / (4 * radius));
  const gap = (height - 2 * notch - holes * 2 * radius) / (holes + 1);
  const hole = `v${gap}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
  const corner = `a${notch} ${notch} 0 0 0 `;
  return `M0 0H${width - notch}${corner}${notch} ${notch}${hole.repeat(holes)}v${gap}${corner}${-notch} ${notch}H0z`;
}
