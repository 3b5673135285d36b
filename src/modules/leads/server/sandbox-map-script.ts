/**
 * Stands in for the map service while playing: offers the two classes that the frame uses, and draws streets that
 * are not there around a pin, so that nobody takes it for a map.
 */
export const SANDBOX_MAP_SCRIPT = `(()=>{
const NS="http://www.w3.org/2000/svg";
const draw=(parent,name,attributes)=>{const made=document.createElementNS(NS,name);for(const [key,value] of Object.entries(attributes))made.setAttribute(key,value);parent.append(made);return made};
class Map{constructor(element){
const picture=draw(element,"svg",{viewBox:"0 0 640 320",width:"100%",height:"100%",preserveAspectRatio:"xMidYMid slice",role:"img"});
draw(picture,"rect",{width:640,height:320,fill:"#e8ece4"});
draw(picture,"path",{d:"M-10 250C120 190 220 300 340 240S560 210 660 260V330H-10Z",fill:"#bcd8e6"});
draw(picture,"rect",{x:60,y:40,width:120,height:80,rx:8,fill:"#cfe3c4"});
for(let x=-40;x<700;x+=86)draw(picture,"path",{d:"M"+x+" -10L"+(x+60)+" 340",stroke:"#fff",["stroke-width"]:x%172===46?14:7,fill:"none"});
for(let y=30;y<320;y+=64)draw(picture,"path",{d:"M-10 "+y+"L650 "+(y-24),stroke:"#fff",["stroke-width"]:y===158?16:7,fill:"none"});
const note=draw(picture,"text",{x:320,y:246,["text-anchor"]:"middle",["font-family"]:"system-ui,sans-serif",["font-size"]:13,fill:"#33403a"});
note.textContent="Sandbox map: not a real place";this.picture=picture}}
class Marker{constructor({map,title}){
draw(map.picture,"title",{}).textContent=title;
draw(map.picture,"path",{d:"M320 172c22-26 34-44 34-62a34 34 0 1 0-68 0c0 18 12 36 34 62Z",fill:"#b5006e",stroke:"#fff",["stroke-width"]:4});
draw(map.picture,"circle",{cx:320,cy:110,r:12,fill:"#fff"})}}
window.google={maps:{Map,Marker}};
window.showMap&&window.showMap()})()`;
