import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** The styles of the panel below the buttons, in the element's shadow root. */
export const FIND_PANEL_CSS = `
.bia-found{display:flex;flex-wrap:wrap;gap:${SPACE.s}}
.bia-found:not(:empty){margin-bottom:${SPACE.s}}
.bia-found button{min-height:${TARGET_SIZE};padding:${SPACE.s} ${SPACE.l};
border:2px solid ${colour("ink")};border-radius:var(--bia-radius,4px);
background:${colour("paperRaised")};color:${colour("ink")};font-weight:700;line-height:1.2;cursor:pointer}
.bia-found button:hover{background:${colour("ink")};color:${colour("paper")}}
.bia-map-panel{max-width:36rem}
.bia-map-panel[hidden]{display:none}
.bia-map-panel .name{min-height:1.5em;margin:${SPACE.s} 0;font-weight:700}
.bia-map-panel .drawing{aspect-ratio:56/55;margin-bottom:${SPACE.m}}
.bia-map-panel .credit{font-size:.875em}`;

/**
 * The map's print: paper land with a halftone and ink lines, over a marigold plate that is out of
 * register. The chosen constituency has the colour of the send button.
 */
export const MAP_CSS = `
.bia-map{display:block;width:100%;overflow:visible;touch-action:manipulation;
-webkit-tap-highlight-color:transparent;cursor:pointer}
.bia-map .plate{fill:${colour("marigold")};stroke:${colour("marigold")};stroke-width:2}
.bia-map .land{fill:${colour("paperRaised")};stroke:${colour("ink")};stroke-width:1.1;
stroke-linejoin:round;vector-effect:non-scaling-stroke}
.bia-map .dot{fill:${colour("rule")}}
.bia-map .tone{fill:url(#bia-tone);pointer-events:none}
.bia-map .frame{fill:${colour("paper")};stroke:${colour("ink")};stroke-width:2}
.bia-map .lead{fill:none;stroke:${colour("ink")};stroke-width:1}
.bia-map .active{fill:${colour("link")}}
.bia-map .chosen{fill:${colour("urgent")}}
@media(forced-colors:active){.bia-map .plate,.bia-map .tone{display:none}
.bia-map .land,.bia-map .frame{fill:Canvas;stroke:CanvasText}.bia-map .lead{stroke:CanvasText}
.bia-map .active{fill:LinkText}.bia-map .chosen{fill:Highlight}}`;
